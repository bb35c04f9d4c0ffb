import { Interview } from '#contract/office/cases/interviews';
import { parseJson } from '../requests/parse-json.ts';

/** The time of an interview that the history keeps; earlier releases kept the time alone. */
export const timeOfInterview = (kept: string): string => parseJson(Interview, kept)?.at ?? kept;
