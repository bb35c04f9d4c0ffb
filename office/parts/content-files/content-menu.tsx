import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileDown, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { type ContentKind, contentFormats } from '#contract/office/content-files';
import { useText } from '../../content/use-text.ts';
import { exportUrl } from '../../data/site/content-files.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../buttons/menu.tsx';

// Most who come to a list come for something else.
const ImportDialog = lazy(() => import('./import-dialog.tsx').then(({ ImportDialog }) => ({ default: ImportDialog })));

/** Offers what can be done with all entries of a list: they are exported, and imported from a file. The address says whether the dialog is open. */
export function ContentMenu({ what }: { what: ContentKind }) {
  const text = useText('contentFiles');
  const navigate = useNavigate();
  const isImporting = (useSearch({ strict: false }) as { import?: boolean }).import === true;
  const place = useRef<HTMLSpanElement>(null);
  const show = (isOpen: boolean) =>
    navigate({
      to: '.',
      replace: !isOpen,
      search: ((before: object) => ({ ...before, import: isOpen || undefined })) as never,
    });
  const close = async () => {
    await show(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={place}>
      <MoreMenu label={text.more[what]}>
        <MenuItem icon={FileUp} label={text.import} onSelect={() => void show(true)} />
        <MenuSeparator />
        {contentFormats.map((format) => (
          <MenuItem key={format} icon={FileDown} label={text.export[format]} onSelect={() => location.assign(exportUrl(what, format))} />
        ))}
      </MoreMenu>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog what={what} onClose={() => void close()} />
        </Suspense>
      )}
    </span>
  );
}
