import { useText } from '../../content/use-text.ts';
import { openOverlay } from '../navigation/overlay-state.ts';

/** Opens the help of the place that it stands in. Its sign, which the style sheet writes, is the key that opens it too. */
export function HelpButton() {
  const { help } = useText('frame');
  return (
    <button
      type="button"
      className="icon-button help-button screen-only"
      title={help}
      aria-label={help}
      aria-haspopup="dialog"
      onClick={() => openOverlay('help')}
    />
  );
}
