/** The résumé of one of the demo's applicants, which `npm run art -- resumes` has set. */
export const resumeFile = (mailbox: string): URL => new URL(`resumes/${mailbox}.pdf`, import.meta.url);
