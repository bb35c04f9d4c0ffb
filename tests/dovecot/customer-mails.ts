/** Asks for a quote and writes again. */
export const customer = { fullName: "Maya O'Hara", email: 'maya@customer.example' };

export const base64 = (text: string) => Buffer.from(text).toString('base64');

export interface Reply {
  subject: string;
  /** It answers this. */
  messageId?: string;
  from?: string;
  headers?: string[];
  /** With the headers that say what it is. */
  body: string;
}

/** A mail as it stands in a mailbox. */
export function reply({ subject, messageId, from = customer.email, headers = [], body }: Reply): string {
  const answers = messageId ? [`In-Reply-To: ${messageId}`, `References: ${messageId}`] : [];
  const head = [
    `Message-ID: <${crypto.randomUUID()}@customer.example>`,
    `From: Maya <${from}>`,
    `Subject: ${subject}`,
    ...answers,
    ...headers,
  ];
  return `${[...head, 'MIME-Version: 1.0', body].join('\r\n')}\r\n`;
}

/** A text part with its headers. */
export const plain = (text: string): string =>
  `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text)}`;

/** A text and a small PDF, with their headers. */
export function withAttachment(text: string): string {
  const parts = [
    plain(text),
    `Content-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="plan.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('%PDF-1.7')}`,
  ];
  return `Content-Type: multipart/mixed; boundary="part"\r\n\r\n${parts.map((part) => `--part\r\n${part}\r\n`).join('')}--part--`;
}
