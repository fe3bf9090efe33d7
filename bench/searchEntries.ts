/** Inserts the entries of the search at once, which triggers otherwise derive row by row. */
export const INSERT_SEARCH_ENTRIES = `
  insert into search_entry (kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched)
  select kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched from search_source
  on conflict do nothing`;
