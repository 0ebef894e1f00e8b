import json
import pathlib
import sys

records = 0
for file in pathlib.Path(sys.argv[1]).glob("*.json"):
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            json.loads(line)
            records += 1
print(records, "records")
