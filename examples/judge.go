// Asks for rulings one by one; see docs/judge-batch.md.
//
//	go run examples/judge.go                          starts `chuhe judge --batch -` and keeps it running
//	go run examples/judge.go http://127.0.0.1:8080    asks a server
//
// It is run from the folder of the project.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"os/exec"
	"strings"
)

// Answer has what this program reads of an answer.
type Answer struct {
	ID       string   `json:"id"`
	Outcome  string   `json:"outcome"`
	Articles []string `json:"articles"`
	Error    string   `json:"error"`
}

// Arbiter answers a question, which is a line of JSON.
type Arbiter interface {
	Ask(question string) ([]byte, error)
	Close() error
}

// Process is one running arbiter; it is asked as often as one likes.
type Process struct {
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
}

// Start starts the program.
func Start() (*Process, error) {
	program := os.Getenv("CHUHE")
	if program == "" {
		program = "./chuhe"
	}
	command := exec.Command(program, "judge", "--batch", "-", "--lang", "en")
	in, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	return &Process{command, in, bufio.NewReader(out)}, command.Start()
}

func (p *Process) Ask(question string) ([]byte, error) {
	if _, err := io.WriteString(p.in, question+"\n"); err != nil {
		return nil, err
	}
	return p.out.ReadBytes('\n')
}

func (p *Process) Close() error {
	p.in.Close()
	return p.command.Wait()
}

// Server is the arbiter of a server, by its address.
type Server string

func (s Server) Ask(question string) ([]byte, error) {
	response, err := http.Post(string(s)+"/api/judge?lang=en", "application/json", bytes.NewBufferString(question))
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}

func (s Server) Close() error { return nil }

func open() (Arbiter, error) {
	if len(os.Args) > 1 {
		return Server(os.Args[1]), nil
	}
	return Start()
}

func main() {
	arbiter, err := open()
	if err != nil {
		log.Fatal(err)
	}
	questions, err := os.ReadFile("examples/repetitions.jsonl")
	if err != nil {
		log.Fatal(err)
	}
	for _, question := range strings.Split(strings.TrimSpace(string(questions)), "\n") {
		line, err := arbiter.Ask(question)
		if err != nil {
			log.Fatal(err)
		}
		var answer Answer
		if err := json.Unmarshal(line, &answer); err != nil {
			log.Fatal(err)
		}
		if answer.Error != "" {
			log.Fatal(answer.Error)
		}
		fmt.Println(answer.ID, answer.Outcome, strings.Join(answer.Articles, ", "))
	}
	if err := arbiter.Close(); err != nil {
		log.Fatal(err)
	}
}
