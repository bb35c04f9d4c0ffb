/** Stands above the questions and answers of every service page, which are in the text of that page. */
export const serviceAnswers = {
  title: 'Before you ask for a quote',
  text: 'What it helps to know first. If your question is missing, send it along with your request.',
} as const;
