/** Describes what a delivery report says of the mail that it is about (RFC 3464). */
export interface DeliveryReport {
  /** In lower case: `failed`, `delayed`, `delivered`, … of every recipient. */
  actions: string[];
  reason: string;
  /** Addresses of those whom it did not reach, in lower case. */
  failed: string[];
}

/** Fields of the report, with the lines that they go on in. */
const field = (report: string, name: string): string[] =>
  [...report.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(new RegExp(`^${name}:[ \\t]*(.*)$`, 'gim'))].map(([, value = '']) => value.trim());

export function readDeliveryReport(report: string): DeliveryReport {
  const actions = field(report, 'Action').map((action) => action.toLowerCase().replace(/[^a-z].*$/, ''));
  const reasons = [...field(report, 'Diagnostic-Code').map((code) => code.replace(/^[\w-]+;\s*/, '')), ...field(report, 'Status')];
  // A block for each of them, after that of the mail.
  const failed = report
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((block) => /^Action:[ \t]*failed/im.test(block))
    .flatMap((block) => [...field(block, 'Final-Recipient'), ...field(block, 'Original-Recipient')])
    .map((address) =>
      address
        .replace(/^[\w-]+;\s*/, '')
        .replace(/^<|>$/g, '')
        .toLowerCase(),
    );
  return { actions, failed: [...new Set(failed)], reason: reasons.find((reason) => reason !== '') ?? '' };
}

/** The first words of a bounce that somebody wrote for people: the paragraph that has a code of SMTP, else the beginning. */
export function reasonIn(text: string): string {
  const coded = text.split(/\n\s*\n/).find((paragraph) => /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(paragraph));
  return (coded ?? text).replaceAll(/\s+/g, ' ').trim();
}
