import { useNavigate, useSearch } from '@tanstack/react-router';
import { Ellipsis, FileDown, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { type ContentKind, contentFormats } from '#contract/office/content-files';
import { useText } from '../../content/use-text.ts';
import { exportUrl } from '../../data/site/content-files.ts';
import { Menu, MenuItem, MenuSeparator } from '../buttons/menu.tsx';

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
      ...{ to: '.', replace: !isOpen },
      search: ((before: object) => ({ ...before, import: isOpen || undefined })) as never,
    });
  const close = async () => {
    await show(false);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <span ref={place}>
      <Menu variant="icon" label={text.more[what]} trigger={<Ellipsis className="icon" aria-hidden />}>
        <MenuItem icon={<FileUp className="icon" aria-hidden />} onSelect={() => void show(true)}>
          {text.import}
        </MenuItem>
        <MenuSeparator />
        {contentFormats.map((format) => (
          <MenuItem key={format} icon={<FileDown className="icon" aria-hidden />} onSelect={() => location.assign(exportUrl(what, format))}>
            {text.export[format]}
          </MenuItem>
        ))}
      </Menu>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog what={what} onClose={() => void close()} />
        </Suspense>
      )}
    </span>
  );
}
