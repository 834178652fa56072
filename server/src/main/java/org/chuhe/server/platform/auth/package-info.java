/** Who somebody is: accounts, roles, passwords, visits (logged-in browsers) and invitations. Knows nothing of HTTP. */
@NullMarked
package org.chuhe.server.platform.auth;

import org.jspecify.annotations.NullMarked;
