import { type PeriodicJob, startPeriodicJob } from '../time/periodic-job.ts';
import { type CheckedTransport, errorCode, type MailTransport } from './transport.ts';

/** Whether the SMTP server accepts our connection and login; `undefined` while that is not known, or mails are written to files. */
export interface MailStatus {
  reachable: boolean | undefined;
  /** ISO 8601, UTC. */
  checkedAt?: string;
  /** Code of the error such as ECONNREFUSED or EAUTH, without the server's words. */
  error?: string;
}

export interface SmtpCheck extends PeriodicJob {
  /** The checked transport. A mail that it sends counts as a check: after an outage the status does not wait for the next one. */
  transport: MailTransport;
  status(): MailStatus;
}

export interface SmtpCheckOptions {
  transport: CheckedTransport;
  log: { info(details: object, message: string): void; error(details: object, message: string): void };
  /** Milliseconds between two checks. */
  intervalMs?: number;
}

/** Rarely enough for a mail server that counts logins, or failed ones. */
const defaultIntervalMs = 10 * 60 * 1000;

/** Checks the SMTP server now and periodically, and logs the first result and each change. A wrong setting shows before the first mail. */
export function startSmtpCheck({ transport, log, intervalMs = defaultIntervalMs }: SmtpCheckOptions): SmtpCheck {
  let status: MailStatus = { reachable: undefined };

  function record(next: MailStatus & { reachable: boolean }, cause?: unknown): void {
    const isNews = next.reachable !== status.reachable;
    status = { ...next, checkedAt: new Date().toISOString() };
    if (!isNews) return;
    if (next.reachable) log.info({}, 'the SMTP server is reachable');
    else log.error({ err: cause }, 'the SMTP server cannot be used; mails wait and are tried again');
  }

  const job = startPeriodicJob({
    intervalMs,
    async run(signal) {
      await Promise.race([transport.verify(), aborted(signal)]);
      if (!signal.aborted) record({ reachable: true });
    },
    onError: (error) => record({ reachable: false, error: errorCode(error) }, error),
  });
  return {
    ...job,
    status: () => status,
    transport: {
      async send(...mail) {
        const delivered = await transport.send(...mail);
        record({ reachable: true });
        return delivered;
      },
    },
  };
}

/** Resolves when the signal is aborted: a server that does not respond must not delay the shutdown. */
function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
