/**
 * Runs stages in order, up to the first in which a job fails. A stage is a list of lanes that run side by side; a lane
 * is a list of jobs that run one after the other, each `[heading, run]`, where `run(write)` resolves with an exit code.
 *
 * A job that runs alone prints to the terminal as it goes (`write` is undefined). What jobs side by side print is kept
 * apart, each shown as a whole when its job ends.
 *
 * @param isInterrupted asked after each job: nothing further is started once it is true
 * @returns the headings of the jobs that failed
 */
export async function runStages(stages, isInterrupted = () => false, print = printNow) {
  const failed = [];
  for (const lanes of stages) {
    const isAlone = lanes.flat().length === 1;
    if (!isAlone)
      print(`\n== ${lanes.map((lane) => lane.map(([heading]) => heading).join(', ')).join(' | ')}\n`);
    await Promise.all(
      lanes.map(async (lane) => {
        for (const [heading, run] of lane) {
          if (isInterrupted()) return;
          if (isAlone) print(`\n== ${heading}\n\n`);
          const { code, output, seconds } = await runJob(run, isAlone);
          if (!isAlone) print(`\n== ${heading}\n\n${output}`);
          print(`\n${heading}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
          if (code !== 0) failed.push(heading);
        }
      }),
    );
    if (failed.length > 0 || isInterrupted()) break;
  }
  return failed;
}

async function runJob(run, isAlone) {
  const start = performance.now();
  const chunks = [];
  const write = (chunk) => chunks.push(Buffer.from(chunk));
  let code;
  try {
    code = await run(isAlone ? undefined : write);
  } catch (error) {
    code = 1;
    const text = `${error instanceof Error ? error.message : String(error)}\n`;
    if (isAlone) process.stderr.write(text);
    else write(text);
  }
  const output = Buffer.concat(chunks).toString('utf8');
  return { code, output, seconds: Math.round((performance.now() - start) / 1000) };
}

function printNow(text) {
  process.stdout.write(text);
}
