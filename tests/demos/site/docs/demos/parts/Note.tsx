export default function Note({ text }: { text: string }) {
  return <p className="note">{text}</p>;
}
