export default function NoAnnouncement(): null {
  return null;
}
