import { useState } from 'react';
import type { ApplicationDetail } from '#contract/office/applications';
import { type Interview, interviewLimits } from '#contract/office/cases/interviews';
import { fillSentence } from '#contract/text/fill-sentence';
import { company } from '../../../content/company.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { Select } from '../../../parts/fields/select.tsx';
import { Dialog, FormFoot } from '../../../parts/messages/dialog.tsx';
import { momentOf, wallTimeOf } from '../../../parts/times/wall-time.ts';
import styles from './interview.module.css';
import { PeopleMenu } from './people-menu.tsx';
import { useInterviewDefaults } from './use-interview-defaults.ts';
import { useMinutes } from './use-minutes.ts';

interface InterviewDialogProps {
  application: ApplicationDetail;
  onChoose(interview: Interview): void;
  onClose(): void;
}

/** Asks when and where the interview is, how long it takes and with whom, in the time zone of the company. */
export function InterviewDialog({ application, onChoose, onClose }: InterviewDialogProps) {
  const { interview: text } = useText('applications');
  const { timeZone, ...facts } = company();
  const { city } = facts[useLocale()];
  const start = useInterviewDefaults(application);
  const [typed, setTyped] = useState(application.interview ? wallTimeOf(application.interview.at, timeZone) : '');
  const [rest, setRest] = useState(start);
  const { minutes, place, people } = rest;
  const change = (changed: Partial<typeof rest>) => setRest({ ...rest, ...changed });
  const lengths = useMinutes(minutes);
  const submit = () => {
    const at = momentOf(typed, timeZone);
    if (!at) return;
    onChoose({ at, minutes, place: place.trim(), people });
    onClose();
  };
  return (
    <Dialog title={fillSentence(text.title, { name: application.fullName })} onClose={onClose}>
      <Form onSubmit={submit} className="grid gap-4">
        <div className={`grid gap-4 ${styles.pair}`}>
          <TextField label={text.day} type="datetime-local" step={300} required value={typed} onChange={setTyped} />
          <Select label={text.length} value={String(minutes)} options={lengths} onChange={(next) => change({ minutes: Number(next) })} />
        </div>
        <TextField
          label={text.place}
          isOptional
          hint={text.placeHint}
          dir="auto"
          maxLength={interviewLimits.place}
          value={place}
          onChange={(next) => change({ place: next })}
        />
        <div className="grid gap-1.5">
          <span className="field-label">{text.people}</span>
          <PeopleMenu people={people} onChange={(next) => change({ people: next })} />
        </div>
        <p className="text-quiet text-xs">{fillSentence(text.hint, { place: city })}</p>
        <FormFoot cancel={text.cancel} submit={text.set} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
