import type { ApplicationDetail } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { resumeUrl, useResumeBytes } from '../../../data/cases/files.ts';
import { PdfPane } from '../../../parts/pdf/pdf-pane.tsx';
import styles from './resume-pane.module.css';

/** The résumé beside its application. */
export default function ResumePane({ application: { id, resume } }: { application: ApplicationDetail }) {
  const { label } = useText('applications').resume;
  return <PdfPane {...resume} label={label} url={resumeUrl(id)} bytes={useResumeBytes(id)} className={styles.pane} key={id} />;
}
