/** Every list says this, whatever stands in it; what it is a list of is said by its screen. */
export const list = {
  clearSearch: 'Clear search',
  filter: 'Filter',
  someFilters: { one: 'Filter, {count}', other: 'Filter, {count}' },
  sort: 'Sort by',
  select: 'Select {name}',
  selectAll: 'Select all loaded',
  selectSeveral: 'Select several',
  selection: 'Selection',
  selected: { one: 'selected', other: 'selected' },
  clearSelection: 'Clear selection',
  loadingMore: 'Loading more',
  asOf: 'Showing the list as of {time}.',
  keys: { move: 'move', open: 'open', select: 'select', undo: 'undo', all: 'help' },
};
