import { useEffect, useRef } from 'react';
import type { OfficeCompany } from '#contract/office/company';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useCompanySettings } from '../../data/company/company-settings.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { useFocusWhenDone } from '../../parts/hooks/use-focus-when-done.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { SiteLink } from '../../parts/layout/site-link.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import styles from './company.module.css';
import { ReachSections, SectionLinks, WorkSections } from './sections.tsx';
import { SettingsContext, type SettingsForm, useSettingsForm } from './use-settings-form.ts';

/** Shows what stands on the site and in mails of the company, who is told of what, and the time within which answers are to go out. */
export default function Company() {
  const text = useText('company');
  const { data, isPending, isError, refetch } = useCompanySettings();
  if (data) return <Settings company={data} />;
  return (
    <>
      <PageHeader title={text.title} summary={text.summary} />
      {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={8} shape="text" />}
    </>
  );
}

function Settings({ company }: { company: OfficeCompany }) {
  const text = useText('company');
  const form = useSettingsForm(company);
  const isPhone = useIsPhone();
  const page = useRef<HTMLFormElement>(null);
  const publish = async () => {
    const wrong = await form.publish();
    if (wrong) page.current?.querySelector<HTMLElement>(`#company-${wrong}`)?.focus();
  };
  // The address may name a section, which was not there when it was followed.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  useFocusWhenDone(page, form.count > 0);
  useShortcut('entry', { 'Mod+Enter': () => void publish() });
  const actions = <Actions form={form} />;
  const summary = (
    <>
      {text.summary}&ensp;
      <SiteLink page="contact">{text.see}</SiteLink>
    </>
  );

  return (
    <SettingsContext value={form}>
      <form
        ref={page}
        tabIndex={-1}
        className="flex flex-1 flex-col min-h-0"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <PageHeader title={text.title} summary={summary} actions={!isPhone && actions} />
        {form.isOutdated && <Notice text={text.newer.title} detail={text.newer.text} />}
        <SectionLinks />
        <div className="scroll">
          <div className={`grid grid-cols-2 ${styles.columns}`}>
            <div>
              <ReachSections />
            </div>
            <div>
              <WorkSections />
            </div>
          </div>
        </div>
        {isPhone && form.count > 0 && <div className={`border-t bg-pane phone-dock ${styles.dock}`}>{actions}</div>}
      </form>
    </SettingsContext>
  );
}

function Actions({ form: { count, errors, isBusy, discard } }: { form: SettingsForm }) {
  const text = useText('company');
  const counted = useCounted();
  const wrong = Object.keys(errors).length;
  return (
    <div className={`flex flex-wrap items-center justify-end ${styles.actions}`}>
      <p className={`text-quiet text-xs ${styles.state}`} data-wrong={wrong > 0 || undefined} role="status">
        {wrong > 0 ? counted(text.wrong, wrong) : count > 0 ? counted(text.unsaved, count) : text.unchanged}
      </p>
      {count > 0 && (
        <Button variant="ghost" onClick={discard}>
          {text.discard}
        </Button>
      )}
      <Button type="submit" variant="primary" busy={isBusy} disabled={count === 0}>
        {text.publish} {count > 0 && <KeyHint keys="Mod+Enter" />}
      </Button>
    </div>
  );
}
