/** Words by which somebody says that a file comes with a mail. */
const words =
  /\b(?:attach(?:ed|ment|ments|ing)|enclosed)\b|(?<!\p{L})(?:[وفبل]|ال|وال|بال|لل)?(?:مرفق|مرفقة|مرفقات|مرفقًا|مرفقا)(?!\p{L})|(?<!\p{L})[وف]?(?:أرفق|ارفق|نرفق|أرفقت|أرفقنا)(?!\p{L})/iu;

/** Whether a text says that something is attached. */
export const mentionsAttachment = (text: string): boolean => words.test(text);
