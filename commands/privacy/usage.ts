export const usage = `Usage:
  npm run privacy -- export --email <address> [--to <folder>]
  npm run privacy -- erase --email <address> [--yes]

export  prints as JSON what is kept about a person; with --to it goes to a new folder, with résumés and mails as files.
erase   removes it: quote requests, reviews, applications with their résumés, mails, and kept answers.
`;
