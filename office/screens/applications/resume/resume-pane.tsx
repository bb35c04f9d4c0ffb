import { useState } from 'react';
import type { ApplicationDetail } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { resumeUrl, useResumeBytes } from '../../../data/cases/files.ts';
import { Segments } from '../../../parts/fields/segments.tsx';
import { PdfPane } from '../../../parts/pdf/pdf-pane.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import styles from './resume-pane.module.css';

/** The résumé beside its application; of somebody who has applied again the newest, and the others by a choice. */
export default function ResumePane({ application }: { application: ApplicationDetail }) {
  const { resume: text } = useText('applications');
  const dateFormats = useDateFormats();
  const sent = [application, ...application.parts].toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1));
  const [chosen, setChosen] = useState<string>();
  const { id, resume } = sent.find((each) => each.id === chosen) ?? sent[0] ?? application;
  const options = sent.map((each) => ({
    value: each.id,
    label: fillSentence(text.of, { date: dateFormats.day(each.receivedAt) }),
  }));
  return (
    <div className={`column ${styles.pane}`}>
      {sent.length > 1 && (
        <div className="pane-bar">
          <Segments label={text.label} value={id} options={options} onChange={setChosen} />
        </div>
      )}
      <Resume id={id} {...resume} label={text.label} key={id} />
    </div>
  );
}

function Resume({ id, ...props }: { id: string; name: string; size: number; label: string }) {
  return <PdfPane {...props} url={resumeUrl(id)} bytes={useResumeBytes(id)} className="flex-1 min-h-0" />;
}
