import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { InputField, Values } from './call-input.ts';

interface InputFormProps {
  fields: readonly InputField[];
  values: Values;
  error: { field: string; error: string } | null;
  onChange: (name: string, value: string) => void;
}

/** A field for each key of a call's input, built from its schema. */
export function InputForm({ fields, values, error, onChange }: InputFormProps) {
  if (fields.length === 0) return <p className="text-sm text-muted">This call takes no input.</p>;
  return (
    <div className="grid gap-4">
      {fields.map(({ name, required, kind, choices, type }) => {
        const shared = {
          label: required ? name : `${name} (may be left out)`,
          value: values[name] ?? '',
          ...(error?.field === name ? { error: error.error } : {}),
        };
        const onText = (event: { target: { value: string } }) => onChange(name, event.target.value);
        if (kind === 'choice' || kind === 'boolean')
          return (
            <SelectField key={name} {...shared} onChange={onText}>
              <option value="">{required ? 'Empty' : 'Not sent'}</option>
              {(kind === 'boolean' ? ['true', 'false'] : choices.filter((each) => each !== '')).map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </SelectField>
          );
        if (kind === 'json')
          return <TextArea key={name} {...shared} help={type} spellCheck={false} rows={4} onChange={onText} />;
        return <TextField key={name} {...shared} help={type} autoComplete="off" spellCheck={false} onChange={onText} />;
      })}
    </div>
  );
}
