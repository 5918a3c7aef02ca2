/** A line of text. */
export function Field({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className="game-field">
      <span>{label}</span>
      <input
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}
