/** The list without the value when it is in it, and with it at the end when it is not. */
export const toggled = <Value>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value];

/** Returns what is chosen of a known list, in the order of that, with one value more or less. */
export const chosenWith = <Value>(known: readonly Value[], chosen: readonly Value[], value: Value, isChosen: boolean): Value[] =>
  known.filter((one) => (one === value ? isChosen : chosen.includes(one)));
