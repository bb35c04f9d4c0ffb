/**
 * A form after it was saved: what was typed while the request ran stays, and every other field is as the server has it.
 *
 * @param sent what the request carried
 * @param saved what the server made of it, in the shape of the form
 * @param newest what stands in the fields now
 */
export function typedMeanwhile<Form extends object>(sent: Form, saved: Form, newest: Form): Form {
  const typed = (Object.keys(newest) as (keyof Form)[]).filter((field) => JSON.stringify(newest[field]) !== JSON.stringify(sent[field]));
  return { ...saved, ...Object.fromEntries(typed.map((field) => [field, newest[field]])) };
}
