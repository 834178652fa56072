-- What somebody did in tournaments, and who was appointed: asked when an account is taken along or deleted.
CREATE INDEX tournament_log_account ON tournament_log (account);
CREATE INDEX tournament_log_kind ON tournament_log (kind);
