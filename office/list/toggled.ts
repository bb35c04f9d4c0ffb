/** The list without the value when it is in it, and with it at the end when it is not. */
export const toggled = <Value>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value];
