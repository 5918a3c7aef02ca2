/** Replaces the announcement bar on sites without one. */
export default function NoAnnouncement(): null {
  return null;
}
