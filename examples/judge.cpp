// Asks for rulings one by one; see docs/judge-batch.md.
//
//     g++ -std=c++17 -o judge examples/judge.cpp
//     ./judge                     starts `chuhe judge --batch -` and keeps it running
//     ./judge 127.0.0.1 8080      asks a server
//
// It is run from the folder of the project, on a system with POSIX processes and sockets. A real program would read the
// answers with a library for JSON; this one only looks for a text and a list of texts.
#include <netdb.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

/** Answers a question, which is a line of JSON, with another. */
class Arbiter {
public:
    virtual ~Arbiter() = default;
    virtual std::string ask(const std::string &question) = 0;
};

/** One running arbiter; it is asked as often as one likes. */
class Process : public Arbiter {
public:
    Process() {
        int questions[2], answers[2];
        if (pipe(questions) != 0 || pipe(answers) != 0 || (child = fork()) < 0) {
            throw std::runtime_error("cannot start a process");
        }
        if (child == 0) {
            dup2(questions[0], STDIN_FILENO);
            dup2(answers[1], STDOUT_FILENO);
            for (int end : {questions[0], questions[1], answers[0], answers[1]}) {
                close(end);
            }
            const char *program = std::getenv("CHUHE");
            program = program ? program : "./chuhe";
            execl(program, program, "judge", "--batch", "-", "--lang", "en", static_cast<char *>(nullptr));
            _exit(127);
        }
        close(questions[0]);
        close(answers[1]);
        in = fdopen(questions[1], "w");
        out = fdopen(answers[0], "r");
    }

    ~Process() override {
        fclose(in);
        fclose(out);
        waitpid(child, nullptr, 0);
    }

    std::string ask(const std::string &question) override {
        fprintf(in, "%s\n", question.c_str());
        fflush(in);
        std::string line;
        for (int c = fgetc(out); c != EOF && c != '\n'; c = fgetc(out)) {
            line += static_cast<char>(c);
        }
        return line;
    }

private:
    pid_t child;
    FILE *in;
    FILE *out;
};

/** The arbiter of a server; every question has a connection of its own. */
class Server : public Arbiter {
public:
    Server(std::string host, std::string port) : host(std::move(host)), port(std::move(port)) {}

    std::string ask(const std::string &question) override {
        addrinfo hints{};
        hints.ai_socktype = SOCK_STREAM;
        addrinfo *found = nullptr;
        if (getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) {
            throw std::runtime_error("no such host: " + host);
        }
        std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> address(found, freeaddrinfo);
        int line = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
        if (line < 0 || connect(line, address->ai_addr, address->ai_addrlen) != 0) {
            throw std::runtime_error("nobody answers at " + host + ":" + port);
        }
        // HTTP/1.0: the answer ends where the connection does.
        std::string request = "POST /api/judge?lang=en HTTP/1.0\r\nHost: " + host + ":" + port +
            "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(question.size()) + "\r\n\r\n" + question;
        for (size_t sent = 0; sent < request.size();) {
            ssize_t now = write(line, request.data() + sent, request.size() - sent);
            if (now <= 0) {
                throw std::runtime_error("the connection broke");
            }
            sent += static_cast<size_t>(now);
        }
        std::string answer;
        char part[4096];
        for (ssize_t now; (now = read(line, part, sizeof part)) > 0;) {
            answer.append(part, static_cast<size_t>(now));
        }
        close(line);
        return answer.substr(answer.find("\r\n\r\n") + 4);
    }

private:
    std::string host;
    std::string port;
};

/** What stands after the first such key, up to an end: a ruling tells its own articles before those of its plies. */
std::string after(const std::string &json, const std::string &key, char end) {
    size_t start = json.find("\"" + key + "\":");
    if (start == std::string::npos) {
        throw std::runtime_error(json);
    }
    start += key.size() + 4;
    return json.substr(start, json.find(end, start) - start);
}

int main(int count, char **arguments) try {
    std::unique_ptr<Arbiter> arbiter;
    if (count > 2) {
        arbiter = std::make_unique<Server>(arguments[1], arguments[2]);
    } else {
        arbiter = std::make_unique<Process>();
    }
    std::ifstream questions("examples/repetitions.jsonl");
    for (std::string question; std::getline(questions, question);) {
        std::string answer = arbiter->ask(question);
        std::string articles;
        for (char c : after(answer, "articles", ']')) {
            articles += c == '"' ? "" : c == ',' ? ", " : std::string(1, c);
        }
        std::cout << after(answer, "id", '"') << ' ' << after(answer, "outcome", '"') << ' ' << articles << '\n';
    }
    return 0;
} catch (const std::exception &problem) {
    std::cerr << problem.what() << '\n';
    return 1;
}
