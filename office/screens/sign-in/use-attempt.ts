import { useState } from 'react';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { errorText, OfficeError } from '../../data/requests/request.ts';

/** Describes what went wrong, and whether it was what was typed. */
export interface Problem {
  text: string;
  error: unknown;
}

/** Tries a way in, one at a time, and keeps what went wrong. */
export function useAttempt() {
  const { tooMany } = useText('signIn');
  const counted = useCounted();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const explain = (error: unknown): string => {
    const seconds = error instanceof OfficeError && error.status === 429 ? error.retryAfter : undefined;
    return seconds === undefined ? errorText(error) : counted(tooMany, Math.max(1, Math.ceil(seconds / 60)));
  };

  async function attempt(work: () => Promise<void>, textOf: (error: unknown) => string = explain): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem({ text: textOf(error), error });
    } finally {
      setIsBusy(false);
    }
  }

  return { attempt, explain, isBusy, problem };
}
