import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, Plus } from 'lucide-react';
import type { Template, TemplatePurpose } from '#contract/office/mail';
import { useStandardSubjects } from '../../cases/standard-subjects.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useTemplates } from '../../data/mails/templates.ts';
import { useAllowed } from '../../data/people/account.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { TemplateEditor } from './template-editor.tsx';
import styles from './templates.module.css';
import { TemplatesSearch } from './templates-search.ts';

/** Texts that answers begin with: the list, and the one that is edited beside the mail that it makes. */
export default function Templates() {
  const text = useText('templates');
  const counted = useCounted();
  const navigate = useNavigate();
  const { edit } = TemplatesSearch.parse(useSearch({ strict: false }));
  const templates = useTemplates();
  const purposes = usePurposes();
  const home = useAllowed('quotes.answer') ? '/quotes' : '/applications';
  const list = templates.data ?? [];
  const open = list.find(({ id }) => id === edit);
  const isNew = edit === 'new';
  const go = (next: string | undefined) => void navigate({ to: '/templates', search: { edit: next } as never });
  const back = () => (edit ? go(undefined) : void navigate({ to: home }));
  useShortcut('lists', { c: () => go('new') });
  useShortcut('everywhere', { Escape: back });

  return (
    <div className={`grid flex-1 min-h-0 ${styles.split}`} data-open={isNew || open !== undefined || undefined}>
      <section className={`flex flex-col min-h-0 min-w-0 overflow-auto scrollbar-thin ${styles.list}`} aria-label={text.list}>
        <Link
          className={`inline-flex flex-none items-center gap-1 text-quiet font-550 text-xs hover:text-heading ${styles.back}`}
          to={home}
        >
          <ChevronLeft className="icon icon-along" aria-hidden />
          {home === '/quotes' ? text.back : text.purposes.applications}
        </Link>
        <PageHeader title={text.title} summary={list.length > 0 ? <RichText text={counted(text.summary, list.length)} /> : text.none} />
        <div className={styles.add}>
          <Button icon={Plus} wide onClick={() => go('new')}>
            {text.add}
          </Button>
        </div>
        {templates.isError && <Notice kind="bad" text={text.loadFailed} onRetry={() => void templates.refetch()} />}
        {templates.isPending && <Skeleton rows={4} />}
        <ul className={`list-none ${styles.rows}`}>
          {list.map((template) => (
            <Row key={template.id} template={template} isCurrent={template.id === edit} hasPurpose={purposes.length > 1} />
          ))}
        </ul>
      </section>
      {open && <TemplateEditor key={open.id} template={open} purposes={purposes} onDone={go} />}
      {isNew && <TemplateEditor key="new" template={undefined} purposes={purposes} onDone={go} />}
      {!open && !isNew && templates.isSuccess && (
        <section className={`flex bg-pane ${styles.none}`}>
          {list.length > 0 ? (
            <EmptyState kind="choose" {...text.choose} />
          ) : (
            <EmptyState kind="nothing-yet" title={text.empty.title} text={text.empty.text}>
              <Button onClick={() => go('new')}>{text.empty.action}</Button>
            </EmptyState>
          )}
        </section>
      )}
    </div>
  );
}

/** Returns what the person may write templates for. */
function usePurposes(): readonly [TemplatePurpose, ...TemplatePurpose[]] {
  const [quotes, applications] = [useAllowed('quotes.answer'), useAllowed('applications.decide')];
  if (!quotes) return ['applications'];
  return applications ? ['quotes', 'applications'] : ['quotes'];
}

interface RowProps {
  template: Template;
  isCurrent: boolean;
  /** Whether there are templates for both. */
  hasPurpose: boolean;
}

function Row({ template: { id, name, purpose, locale, subject }, isCurrent, hasPurpose }: RowProps) {
  const { languages, purposes } = useText('templates');
  const subjects = useStandardSubjects();
  return (
    <li className="border-t-hair">
      <Link
        className={`grid content-center hover:bg-hover ring-inset ${styles.row}`}
        to="/templates"
        search={{ edit: id } as never}
        activeOptions={{ exact: true }}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <b className="truncate text-heading font-600" dir="auto">
          {name}
        </b>
        <small className="text-quiet text-2xs">
          {hasPurpose && `${purposes[purpose]} · `}
          {languages[locale]}
        </small>
        <span className="col-span-full truncate text-quiet text-xs" dir="auto">
          {subject || subjects[purpose][locale]}
        </span>
      </Link>
    </li>
  );
}
