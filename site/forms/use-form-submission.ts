import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormOutcome } from '#contract/form-outcome';
import { api } from '#site/data/api.ts';
import { ApiError } from '#ui/http/api-error.ts';
import { type Attempt, attemptFor } from './attempt.ts';
import type { FormRules } from './form-rules.ts';
import { type FormState, problemOfError, problemOfTyped, referenceIn, stateAfterTyping, stateOfOutcome, typedIn } from './form-state.ts';
import { honeypotField } from './honeypot.tsx';
import { notify } from './notify.ts';

export type FormSubmission<Name extends string> = ReturnType<typeof useFormSubmission<Name>>;

/**
 * Checks and sends a form in the browser; without JavaScript the browser sends it by itself. The fields keep their own values.
 *
 * @param outcome what became of the form when it was sent without JavaScript
 * @param afterSent called once it is stored and the page says so
 */
export function useFormSubmission<Name extends string>(rules: FormRules<Name>, outcome: FormOutcome | undefined, afterSent: () => void) {
  const answered = outcome?.form === rules.form ? outcome : undefined;
  const [state, setState] = useState<FormState<Name>>(() => stateOfOutcome(rules, answered));
  const [values, setValues] = useState(answered && !answered.result.ok ? answered.values : {});
  const attempt = useRef<Attempt>(undefined);
  const sending = useRef<boolean>(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const entries = Object.fromEntries(new FormData(form));
    const typed = typedIn(rules, entries);
    const problem = problemOfTyped(rules, typed);
    if (problem) {
      flushSync(() => setState(problem));
      return focusProblem(form);
    }
    const honeypot = entries[honeypotField] ? { [honeypotField]: entries[honeypotField] } : {};
    attempt.current = attemptFor(attempt.current, { ...rules.request(typed), ...honeypot }, Math.round(performance.now()));
    setState({ step: 'pending' });
    try {
      const answer = await api.submit(rules.path, attempt.current.body, attempt.current.key);
      succeed({ step: 'sent', reference: referenceIn(answer), typed });
    } catch (error) {
      fail(form, error);
    }
  }

  function succeed(sent: FormState<Name>): void {
    attempt.current = undefined;
    flushSync(() => {
      setValues({});
      setState(sent);
    });
    afterSent();
    notify.success(rules.messages.sent);
  }

  function fail(form: HTMLFormElement, error: unknown): void {
    const problem = problemOfError(rules, error instanceof ApiError ? error : new ApiError());
    flushSync(() => setState(problem));
    focusProblem(form);
    notify.error(problem.message);
    if (!(error instanceof ApiError)) throw error;
  }

  return {
    state,
    /** Begins with an empty form. */
    startAgain: () => setState({ step: 'editing' }),
    formProps: {
      ref: withoutBrowserMessages,
      onInput: ({ target }: InputEvent) => setState((now) => stateAfterTyping(now, (target as HTMLInputElement).name)),
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        // A second click before the first one has shown its effect.
        if (sending.current) return;
        sending.current = true;
        void send(event.currentTarget).finally(() => {
          sending.current = false;
        });
      },
    },
    /** What a field is rendered with. On the server the first wrong one gets the focus; the browser does it where no script can. */
    fieldProps(name: Name) {
      const errors: Partial<Record<string, string>> = state.step === 'invalid' ? state.errors : {};
      const first = Object.keys(rules.fields).find((field) => errors[field]);
      return { id: fieldId(rules, name), name, error: errors[name], defaultValue: values[name], autoFocus: name === first };
    },
  };
}

export const fieldId = (rules: { form: string }, name: string) => `${rules.form}-${name}`;

/** Our messages stand at the fields. Before the script has arrived the browser's own are better than none. */
function withoutBrowserMessages(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** The first wrong field; when none is wrong, the sentence that says what happened. */
function focusProblem(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input');
  (wrong ?? form.querySelector<HTMLElement>('[role="alert"]'))?.focus();
}
