export default function NoPart(): null {
  return null;
}
