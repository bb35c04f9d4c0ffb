import { applicationForm } from './application.ts';
import { quoteForm } from './quote.ts';
import { reviewForm } from './review.ts';

export const allForms = [quoteForm, reviewForm, applicationForm] as const;
