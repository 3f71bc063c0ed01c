import { useState, type ReactNode } from 'react';
import { DatePicker, DateTimePicker } from '../../ui/date-picker/date-picker.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { MultiSelect, Select } from '../../ui/select/select.tsx';
import { galleryParties } from './gallery-parties.ts';
import { GallerySample } from './gallery-sample.tsx';

const countries = ['Brazil', 'France', 'Germany', 'Korea', 'Portugal', 'Spain', 'Thailand'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
    group: label < 'L' ? 'A to K' : 'L to Z',
  }),
);
const certificates = ['ISO 22000', 'BRCGS', 'FSSC 22000', 'IFS Food'].map((label) => ({
  value: label,
  label,
}));

export function GalleryPickers(): ReactNode {
  const [country, setCountry] = useState<string | null>('thailand');
  const [certified, setCertified] = useState<readonly string[]>(['ISO 22000', 'BRCGS']);
  const [parties, setParties] = useState<readonly PartyOption[]>(galleryParties.slice(0, 2));
  const [day, setDay] = useState<string | null>('2027-03-31');
  const [moment, setMoment] = useState<string | null>('2027-03-31T17:00:00Z');
  return (
    <>
      <GallerySample title="Select" layout="stack">
        <Select label="Country" options={countries} value={country} onChange={setCountry} />
        <Select
          label="Required"
          required
          options={countries}
          value={country}
          onChange={setCountry}
        />
        <Select label="Empty" options={countries} value={null} onChange={setCountry} />
        <Select label="Loading" isLoading options={[]} value={null} onChange={setCountry} />
        <Select
          label="With an error"
          error="Choose one."
          options={countries}
          value={null}
          onChange={setCountry}
        />
        <Select
          label="Disabled"
          disabled
          options={countries}
          value={country}
          onChange={setCountry}
        />
      </GallerySample>
      <GallerySample title="MultiSelect" layout="stack">
        <MultiSelect
          label="Certifications"
          options={certificates}
          value={certified}
          onChange={setCertified}
        />
        <MultiSelect
          label="Disabled"
          disabled
          options={certificates}
          value={certified}
          onChange={setCertified}
        />
      </GallerySample>
      <GallerySample title="PartyPicker: several, one" layout="stack">
        <PartyPicker
          label="Assignees"
          parties={galleryParties}
          value={parties}
          onChange={setParties}
        />
        <PartyPicker
          label="Owner"
          multiple={false}
          parties={galleryParties}
          value={parties.slice(0, 1)}
          onChange={setParties}
        />
      </GallerySample>
      <GallerySample title="DatePicker, DateTimePicker" layout="stack">
        <DatePicker label="Valid until" value={day} onChange={setDay} />
        <DatePicker
          label="Bounded"
          min="2027-03-10"
          max="2027-03-20"
          value={day}
          onChange={setDay}
        />
        <DateTimePicker label="Due" value={moment} onChange={setMoment} />
        <DatePicker label="Disabled" disabled value={day} onChange={setDay} />
      </GallerySample>
    </>
  );
}
