import { type InputEvent, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { validateField } from '#contract/fields';
import type { FormOutcome } from '#contract/form-outcome';
import type { FormDefinition, FormInput } from '#contract/forms/form-definition';
import { honeypotField } from '#contract/forms/spam-hints';
import { messageText } from '#contract/messages';
import { formShownPath } from '#contract/visits/view-paths';
import type { FormLanguage } from '#site/content/form-language.ts';
import { ApiError } from '#ui/http/api-error.ts';
import { createNotifier } from '#ui/notify.ts';
import { fieldPropsOf } from './field-props.ts';
import {
  chosenFile,
  type FormProblem,
  type FormState,
  problemOfError,
  problemOfInput,
  referenceIn,
  requestValues,
  stateAfterInput,
  stateOfOutcome,
  stateWithError,
  textValues,
} from './form-state.ts';
import { forgetInput } from './kept-input.ts';
import { sendSubmission } from './send-submission.ts';
import { type Submission, submissionOf } from './submission.ts';

export interface SubmissionOptions {
  language: FormLanguage;
  /** The outcome of the form when it was sent without JavaScript. */
  outcome?: FormOutcome | undefined;
  /** Says what the fields hold before anybody has typed. */
  initialValues?: Partial<Record<string, string>>;
  /** Values that are not typed: hidden ones, and the chosen file. They replace what the form's own inputs hold. */
  fixedInput?: FormInput;
  /** Keeps the submission for a retry where that has to outlive the form. */
  submission?: RefObject<Submission | undefined>;
  /** Called once the form is stored and the page shows it. The reference is missing when the API sends none. */
  onSent(form: HTMLFormElement, reference: string | undefined): void;
  /** Called with the error of a request that failed, after the page shows it. */
  onFailed?(error: unknown): void;
}

export type FormSubmission<Name extends string> = ReturnType<typeof useFormSubmission<Name>>;

/** Validates and sends a form in the browser; without JavaScript the browser sends it by itself. The inputs keep their own values. */
export function useFormSubmission<Name extends string>(definition: FormDefinition<Name>, options: SubmissionOptions) {
  const { language, fixedInput, onSent, onFailed } = options;
  const texts = language.messages;
  const notify = createNotifier(language.texts.toasts);
  const outcome = options.outcome?.form === definition.name ? options.outcome : undefined;
  const [state, setState] = useState<FormState<Name>>(() => stateOfOutcome(definition, outcome, texts));
  const [values, setValues] = useState(outcome && !outcome.result.ok ? outcome.values : (options.initialValues ?? {}));
  const ownSubmission = useRef<Submission>(undefined);
  const submission = options.submission ?? ownSubmission;
  const sending = useRef(false);
  const hasBegun = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const input: FormInput = { ...Object.fromEntries(data), ...fixedInput };
    const problem = problemOfInput(definition, input, texts);
    if (problem) return showProblem(form, problem);

    const honeypot = data.get(honeypotField);
    const request = { ...requestValues(definition, input), ...(honeypot && { [honeypotField]: String(honeypot) }) };
    const file = chosenFile(definition, input);
    submission.current = submissionOf(submission.current, request, Math.round(performance.now()), file?.content);
    const onProgress = (progress: number) => setState({ step: 'pending', progress });
    onProgress(0);
    try {
      const reference = referenceIn(await sendSubmission(definition, submission.current, { file, onProgress }));
      succeed(form, { step: 'sent', reference, values: textValues(definition, input) });
    } catch (error) {
      fail(form, error);
    }
  }

  function succeed(form: HTMLFormElement, sent: FormState<Name> & { step: 'sent' }): void {
    submission.current = undefined;
    forgetInput(definition.page);
    flushSync(() => {
      setValues({});
      setState(sent);
    });
    onSent(form, sent.reference);
    notify.success(texts[definition.messages.sent]);
  }

  function fail(form: HTMLFormElement, error: unknown): void {
    const failure = error instanceof ApiError ? error : new ApiError();
    // Without an answer, a browser that knows that it has no connection knows why.
    const isOffline = failure.status === undefined && !navigator.onLine;
    const problem = problemOfError(definition, isOffline ? new ApiError(undefined, { message: texts['form.offline'] }) : failure, texts);
    showProblem(form, problem);
    notify.error(problem.message);
    onFailed?.(error);
    if (!(error instanceof ApiError)) throw error;
  }

  function showProblem(form: HTMLFormElement, problem: FormProblem<Name>): void {
    flushSync(() => setState(problem));
    focusProblem(form);
  }

  return {
    state,
    /** Shows the form again, empty. */
    reset: () => setState({ step: 'editing' }),
    /** Validates one field before the form is sent and shows its error; returns whether it is valid. */
    checkField(name: Name, value: string | File): boolean {
      const error = validateField(definition.fields[name], value);
      setState((now) => (error ? stateWithError(now, name, messageText(texts, error)) : stateAfterInput(now, name)));
      return error === undefined;
    },
    formProps: {
      ref: disableBrowserValidation,
      onFocus() {
        if (!hasBegun.current) navigator.sendBeacon(formShownPath(definition.name));
        hasBegun.current = true;
      },
      onInput({ target }: InputEvent) {
        notify.prepare();
        setState((now) => stateAfterInput(now, (target as HTMLInputElement).name));
      },
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
    fieldProps: (name: Name) => fieldPropsOf(definition, state, values, name, language.texts.optional),
  };
}

/** Our own errors stand at the fields. Before the script has loaded, the browser's are better than none. */
function disableBrowserValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** Focuses the first invalid field; when there is none, the note that says what happened. */
function focusProblem(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input');
  (invalid ?? form.querySelector<HTMLElement>('[role="alert"]'))?.focus();
}
