import { Link } from '@tanstack/react-router';
import { Bot, CalendarX2, ChevronLeft, CornerUpLeft, ExternalLink, MessageCircleCheck, Trash2 } from 'lucide-react';
import type { ApplicationDetail } from '#contract/office/applications';
import { DetailNavigation, type Neighbours } from '../../../cases/detail/detail-navigation.tsx';
import { useText } from '../../../content/use-text.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import { MenuItem, MenuSeparator } from '../../../parts/buttons/menu.tsx';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { OwnerLabel, OwnerMenu } from '../../../parts/people/owner.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import styles from './detail-toolbar.module.css';

export type DetailDialog = 'reply' | 'interview' | 'erase';

interface DetailToolbarProps extends Neighbours {
  application: ApplicationDetail;
  commands: ApplicationCommands;
  onDialog(dialog: DetailDialog): void;
}

/** The link back to the list, the assignee where there is room, and further actions. */
export function DetailToolbar({ application, commands, onPrevious, onNext, onDialog }: DetailToolbarProps) {
  const text = useText('applications');
  const isPhone = useIsPhone();
  const titleOf = useJobTitle();
  const { state, declineNotifiedAt, suspicious, interview, statusUrl } = application;
  return (
    <div className={`pane-bar phone-top ${styles.bar}`}>
      <Link
        className={`flex flex-1 items-center gap-1 min-h-target min-w-0 text-quiet hover:text-heading text-xs ${styles.back}`}
        to="/applications"
        search={true}
      >
        <ChevronLeft className="icon icon-along" aria-hidden />
        <bdi className="truncate">{titleOf(application)}</bdi>
      </Link>
      {!isPhone && <ApplicationOwnerMenu {...{ application, commands }} />}
      <DetailNavigation kind={applicationKind} className={styles.steps} {...{ onPrevious, onNext }}>
        <MenuItem icon={CornerUpLeft} label={text.actions.reply} onSelect={() => onDialog('reply')} />
        {state === 'declined' && (
          <MenuItem
            icon={MessageCircleCheck}
            label={declineNotifiedAt === null ? text.actions.told : text.actions.notTold}
            onSelect={() => commands.setNotified(application, declineNotifiedAt === null)}
          />
        )}
        {interview && (
          <MenuItem icon={CalendarX2} label={text.actions.noInterview} onSelect={() => commands.setInterview(application, null)} />
        )}
        <MenuItem
          icon={Bot}
          label={suspicious ? text.actions.genuine : text.actions.suspicious}
          onSelect={() => commands.setSuspicious([application], !suspicious)}
        />
        <MenuItem icon={ExternalLink} label={text.detail.page} onSelect={() => void window.open(statusUrl, '_blank', 'noreferrer')} />
        <MenuSeparator />
        <MenuItem icon={Trash2} isBad label={text.actions.erase} onSelect={() => onDialog('erase')} />
      </DetailNavigation>
    </div>
  );
}

/** Shows whose it is, and gives it to somebody else. */
export function ApplicationOwnerMenu({ application, commands }: Pick<DetailToolbarProps, 'application' | 'commands'>) {
  const text = useText('applications');
  const { nobodyYet } = useText('parts');
  const nameOf = useColleagueName();
  const { assigneeId } = application;
  return (
    <OwnerMenu
      label={`${text.owner}: ${assigneeId === null ? nobodyYet : nameOf(assigneeId)}`}
      trigger={<OwnerLabel id={assigneeId} className="truncate" />}
      permission={applicationKind.permission}
      assigneeId={assigneeId}
      onChoose={(id) => commands.assign([application], id)}
    />
  );
}
