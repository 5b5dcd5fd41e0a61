/** INTERIM, until the server has people and lists: switched on by hand in a browser. */
export const hasPeople = localStorage.getItem('ponti.people') !== null;
