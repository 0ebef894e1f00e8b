import { judgesStory } from '../../testing/story';
import { monthsMakeTheYear } from './months-make-the-year';

const examples = {
  'liability/Monthly Child Care': '180.00',
  'liability/Annual Child Care': '2160.00',
  'liability/Monthly Medical Expenses': '20.00',
};

judgesStory(
  monthsMakeTheYear,
  { examples },
  {
    'liability/Annual Child Care: "2000.00" should be 2160.00, 12 × Monthly Child Care': {
      'liability/Annual Child Care': '2000.00',
    },
    'liability/Annual Income - Responsible Party: "50000.00" should be 60000.00, 12 × Monthly Gross Family Income - Responsible Party':
      {
        'liability/Monthly Gross Family Income - Responsible Party': '5000.00',
        'liability/Annual Income - Responsible Party': '50000.00',
      },
  },
);
