import { openSmtp } from '#api/testing/smtp-server';

/** An SMTP server that counts how often each mail arrives, and keeps none. */
export async function countMails() {
  /** By message id, without its angle brackets. */
  const arrivals = new Map<string, number>();
  const server = await openSmtp({
    afterData() {
      for (const { raw } of server.received.splice(0)) {
        const messageId = /^Message-ID: <(.*)>\r?$/im.exec(raw)?.[1] ?? '';
        arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
      }
    },
  });
  return { arrivals, url: server.url, stop: server.stop };
}
