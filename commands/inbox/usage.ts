export const usage = `Usage:
  npm run inbox -- quotes [--json]
  npm run inbox -- reviews [--json]
  npm run inbox -- reviews approve <id> [--json]
  npm run inbox -- reviews reject <id> [--json]
  npm run inbox -- applicants [--json]
  npm run inbox -- mail [--json]
  npm run inbox -- mail requeue <id> [--json]         retries the dead-lettered mails of a submission
  npm run inbox -- mail requeue --all [--json]        retries all dead-lettered mails

<id> is the reference shown in mails and lists, or the _id. Files and CSV are in the Office.
`;
