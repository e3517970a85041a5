import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

/**
 * Runs a program to its end and resolves with its exit code. A signal that comes meanwhile is passed on, so that no
 * child outlives its parent; a child that a signal ended gives 128 and the signal's number, as a shell does.
 * @param options.write receives what the program prints, chunk by chunk; without it the program prints to the terminal
 */
export function runProgram(file, args, { env = process.env, stdio = 'inherit', write } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: write === undefined ? stdio : ['ignore', 'pipe', 'pipe'], env });
    child.stdout?.on('data', write);
    child.stderr?.on('data', write);
    // Ctrl+C reaches the whole group of processes by itself; sent twice, it would cut the child's own tidying short.
    const pass = (signal) => signal !== 'SIGINT' && child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    // npm, told to stop, stops the shell that it runs scripts in and no more: a server would stay behind unseen.
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill();
    }, 500);
    const done = () => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      resolve(code ?? 128 + (numbers[signal] ?? 0));
    });
  });
}

const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
