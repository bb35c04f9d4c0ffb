import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { apiPaths } from '#contract/api-paths';
import { applicationFields, resumeProblem } from '#contract/application-fields';
import { type FieldErrors, problemsOf } from '#contract/fields';
import { messages } from '#contract/messages';
import { api } from '#site/data/api.ts';
import { ApiError } from '#ui/http/api-error.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { type ApplicationField, applicationErrors } from './application-errors.ts';
import { attemptFor } from './attempt.ts';
import { referenceIn } from './form-state.ts';
import { honeypotField } from './honeypot.tsx';
import { notify } from './notify.ts';

interface ApplicationOptions {
  careerId: string;
  draft: ApplicationDraft;
  /** Called once the application is stored. The reference is missing when the API sends none. */
  onSent: (reference: string | undefined) => void;
  /** Called after that, unless the visitor has closed the form meanwhile. */
  onDone: () => void;
}

/** Checks an application, sends it with its résumé, and tells how far that is. Whatever fails, what was entered stays. */
export function useApplication({ careerId, draft, onSent, onDone }: ApplicationOptions) {
  const [errors, setErrors] = useState<FieldErrors<ApplicationField>>({});
  const [failure, setFailure] = useState<string>();
  /** Share of the bytes that have left, 0 to 1; undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  const sending = useRef(false);

  useEffect(notify.prepare, []);

  const clear = (name: ApplicationField) => setErrors(({ [name]: _cleared, ...others }) => others);

  async function send(form: HTMLFormElement): Promise<void> {
    const { fullName, email, resume } = draft.entered;
    const wrong: FieldErrors<ApplicationField> = problemsOf(applicationFields, { fullName, email });
    const wrongFile = resumeProblem(resume);
    if (wrongFile) wrong.resume = wrongFile;
    flushSync(() => {
      setErrors(wrong);
      setFailure(undefined);
    });
    if (Object.keys(wrong).length > 0 || !resume) return focusFirst(form);

    const fields = { careerId, fullName: fullName.trim(), email: email.trim() };
    const file = [resume.name, resume.size, resume.lastModified];
    const attempt = attemptFor(draft.attempt.current, { ...fields, file }, Math.round(performance.now()));
    draft.attempt.current = attempt;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('elapsedMs', String(Math.round(performance.now())));
    const honeypot = new FormData(form).get(honeypotField);
    if (honeypot) body.set(honeypotField, honeypot);
    // Last, so that the server knows everything else when the file begins.
    body.set('resume', resume);

    setProgress(0);
    try {
      const answer = await api.submitFile(apiPaths.applicants, body, attempt.key, setProgress);
      draft.clear();
      notify.success(messages.application.sent);
      onSent(referenceIn(answer));
      if (form.isConnected) onDone();
    } catch (error) {
      fail(form, error);
    }
  }

  function fail(form: HTMLFormElement, error: unknown): void {
    const { message, errors: named } = error instanceof ApiError ? error : new ApiError();
    const refused = applicationErrors(named);
    const said = message || messages.application.failed;
    console.error('The application could not be sent.', error);
    flushSync(() => {
      setProgress(undefined);
      setErrors(refused);
      setFailure(Object.keys(refused).length > 0 ? undefined : said);
    });
    notify.error(said);
    focusFirst(form);
  }

  return {
    errors,
    failure,
    progress,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      // A second click before the first one has shown its effect.
      if (sending.current) return;
      sending.current = true;
      void send(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
    type: (name: keyof typeof applicationFields) => (event: ChangeEvent<HTMLInputElement>) => {
      draft.enter({ [name]: event.target.value });
      clear(name);
    },
    /** Keeps a valid file; of any other it says what is wrong and keeps nothing. */
    choose(event: ChangeEvent<HTMLInputElement>) {
      const file = event.target.files?.[0];
      if (!file) return;
      const problem = resumeProblem(file);
      event.target.value = '';
      draft.enter({ resume: problem ? undefined : file });
      if (problem) setErrors((now) => ({ ...now, resume: problem }));
      else clear('resume');
    },
  };
}

/** The first wrong field; when none is wrong, the sentence that says what happened. */
function focusFirst(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form.querySelector<HTMLElement>('[role="alert"]');
  wrong?.focus();
}
