/** In the place of the announcement bar, on sites that announce nothing. */
export default function NoAnnouncement(): null {
  return null;
}
