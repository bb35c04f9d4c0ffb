/** A question of the people who think of a service, and what they are told. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Returns those that are asked: every service page has places for five, of which the Office may leave some empty, in each language for itself. */
export const askedAnswers = (places: readonly Answer[]): Answer[] =>
  places.filter(({ question, answer }) => question !== '' && answer !== '');
