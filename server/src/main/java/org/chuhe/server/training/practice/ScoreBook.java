package org.chuhe.server.training.practice;

/** Keeps members' marks. Other visitors' are kept by their browser alone. */
public interface ScoreBook {
    /** Records how a member answered a question. In an exam the first answer to a question counts. */
    void record(String account, Exam exam, Question question, Mark mark);

    /** What a member has achieved in one edition. */
    Score score(String account, String edition);
}
