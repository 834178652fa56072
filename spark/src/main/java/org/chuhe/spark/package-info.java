/**
 * Archives of any size on Apache Spark: the audit of {@link org.chuhe.records.audit}, game by game the same, spread over a
 * cluster ({@link org.chuhe.spark.SparkAudit}), and the rules as functions for people who live in SQL
 * ({@link org.chuhe.spark.XiangqiFunctions}).
 */
@NullMarked
package org.chuhe.spark;

import org.jspecify.annotations.NullMarked;
