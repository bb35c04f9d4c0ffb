/** Thrown where a file is found to be none that can be kept. `problem` has a sentence in the messages. */
export class UnfitFile<Problem extends string> extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
