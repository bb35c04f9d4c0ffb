/** WebDriver's code points of the keys with names (https://www.w3.org/TR/webdriver2/#keyboard-actions), by their names in the DOM. */
const codes: Record<string, string> = {
  ...{ Space: ' ', Backspace: '\ue003', Tab: '\ue004', Enter: '\ue007', Shift: '\ue008', Control: '\ue009', Escape: '\ue00c' },
  ...{ End: '\ue010', Home: '\ue011', ArrowLeft: '\ue012', ArrowUp: '\ue013', ArrowRight: '\ue014', ArrowDown: '\ue015' },
};

const keyActions = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }];

/** The actions of a key that is pressed while others are held down: `Control+Enter`. */
export function pressActions(combination: string): object[] {
  const keys = combination.split('+').map((key) => codes[key] ?? key);
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return keyActions([...down, ...up]);
}

/** The actions of typing a text. */
export const typeActions = (text: string): object[] =>
  keyActions(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );
