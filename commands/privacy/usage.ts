export const usage = `Usage:
  npm run privacy -- export --email <email> [--to <folder>]
  npm run privacy -- erase --email <email> [--yes]

export  prints the data stored about a person as JSON; with --to writes it to a new folder, with résumés, attachments and mails as files.
erase   deletes it: quote requests, reviews, applications with their résumés, mails with their files, and stored receipts. The account of a colleague is locked and
        loses name and e-mail address, everywhere; that of the only owner stays, and so does everything else.
`;
